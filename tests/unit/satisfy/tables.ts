/** A table as HTML, each of its lines written with strokes between the cells: "Name|Team". */
export function tableOf(head: string, ...rows: readonly string[]): string {
  return `<table>${rowOf('th', head)}${rows.map((row) => rowOf('td', row)).join('')}</table>`;
}

function rowOf(tag: string, cells: string): string {
  return `<tr>${cells
    .split('|')
    .map((cell) => `<${tag}>${cell}</${tag}>`)
    .join('')}</tr>`;
}
