/** What the picture of a control shows that nothing names: told by how it is drawn, for the few signs that everybody draws alike. Runs in the page. */

/** Makes the tools; self-contained, so that its source can be sent. */
export function drawingTools() {
  /** Cells along the longer side of a picture. */
  const CELLS = 24;
  /** Most shapes of a picture that is a sign. */
  const MAX_SHAPES = 8;
  /** Largest sign, in CSS pixels; what is larger is a drawing. */
  const MAX_SIDE = 48;

  interface Blot {
    left: number;
    top: number;
    right: number;
    bottom: number;
    cells: number;
  }

  type Cells = readonly (readonly boolean[])[];

  const known = new Map<string, string>();

  /** The sign that is drawn in an element which has one picture; empty where it is none of those that are known. */
  function signIn(element: Element): string {
    const all = element.localName === 'svg' ? [element] : [...element.querySelectorAll('svg')];
    const [svg, ...others] = all.filter((each) => each.getBoundingClientRect().width > 0);
    if (!svg || others.length > 0) return '';
    const { width, height } = svg.getBoundingClientRect();
    if (width > MAX_SIDE || height > MAX_SIDE) return '';
    const style = getComputedStyle(svg);
    const way = (svg as SVGSVGElement).getScreenCTM();
    const key = [svg.innerHTML, style.fill, style.stroke, way?.a, way?.b, way?.c, way?.d].join('\n');
    const before = known.get(key);
    if (before !== undefined) return before;
    const cells = cellsOf(svg as SVGSVGElement);
    const sign = cells ? signOf(cells) : '';
    known.set(key, sign);
    return sign;
  }

  /** The picture as cells that are drawn on or not, without the empty ones around. */
  function cellsOf(svg: SVGSVGElement): Cells | undefined {
    const shapes = [
      ...svg.querySelectorAll<SVGGeometryElement>('path, polygon, polyline, line, rect, circle, ellipse'),
    ]
      .filter((each) => !each.closest('defs, clipPath, mask, symbol'))
      .flatMap((shape) => {
        const style = getComputedStyle(shape);
        const isFilled = style.fill !== 'none' && Number(style.fillOpacity) > 0;
        const isStroked = style.stroke !== 'none' && Number.parseFloat(style.strokeWidth) > 0;
        const isSeen =
          style.visibility === 'visible' && style.display !== 'none' && Number(style.opacity) > 0;
        // Without the way to the window, which a turned chevron is turned on.
        const way = shape.getScreenCTM();
        return isSeen && way && (isFilled || isStroked)
          ? [{ shape, isFilled, isStroked, way, back: way.inverse(), round: roundOf(shape, way) }]
          : [];
      });
    if (shapes.length === 0 || shapes.length > MAX_SHAPES) return undefined;
    const left = Math.min(...shapes.map(({ round }) => round.left));
    const top = Math.min(...shapes.map(({ round }) => round.top));
    const width = Math.max(...shapes.map(({ round }) => round.right)) - left;
    const height = Math.max(...shapes.map(({ round }) => round.bottom)) - top;
    const cell = Math.max(width, height) / CELLS;
    if (!(cell > 0)) return undefined;
    const rows = Array.from({ length: Math.max(1, Math.round(height / cell)) }, (_, y) =>
      Array.from({ length: Math.max(1, Math.round(width / cell)) }, (__, x) => {
        const at = new DOMPoint(left + (x + 0.5) * cell, top + (y + 0.5) * cell);
        return shapes.some(({ shape, isFilled, isStroked, back }) => {
          const point = at.matrixTransform(back);
          return (isFilled && shape.isPointInFill(point)) || (isStroked && shape.isPointInStroke(point));
        });
      }),
    );
    return cut(rows);
  }

  /** Where a shape lies in the window, with the width of its stroke. */
  function roundOf(shape: SVGGeometryElement, way: DOMMatrix): Omit<Blot, 'cells'> {
    const { x, y, width, height } = shape.getBBox();
    const style = getComputedStyle(shape);
    const half = style.stroke === 'none' ? 0 : Number.parseFloat(style.strokeWidth) / 2;
    const corners = [
      [x - half, y - half],
      [x + width + half, y - half],
      [x - half, y + height + half],
      [x + width + half, y + height + half],
    ].map(([px, py]) => new DOMPoint(px, py).matrixTransform(way));
    return {
      left: Math.min(...corners.map((each) => each.x)),
      right: Math.max(...corners.map((each) => each.x)),
      top: Math.min(...corners.map((each) => each.y)),
      bottom: Math.max(...corners.map((each) => each.y)),
    };
  }

  function cut(rows: Cells): Cells | undefined {
    const used = rows.flatMap((row, y) => (row.some(Boolean) ? [y] : []));
    const columns = (rows[0] ?? []).flatMap((_, x) => (rows.some((row) => row[x]) ? [x] : []));
    const [top, bottom] = [used[0], used.at(-1)];
    const [left, right] = [columns[0], columns.at(-1)];
    if (top === undefined || bottom === undefined || left === undefined || right === undefined)
      return undefined;
    return rows.slice(top, bottom + 1).map((row) => row.slice(left, right + 1));
  }

  function signOf(cells: Cells): string {
    const blots = blotsOf(cells);
    const [blot] = blots;
    if (!blot || blots.length > 3) return '';
    if (blots.length === 3) return threeOf(blots);
    if (blots.length === 2) return isPause(blots) ? 'pause' : '';
    const width = cells[0]?.length ?? 0;
    const height = cells.length;
    const full = blot.cells / (width * height);
    if (width >= 3 * height && full > 0.8) return 'minus';
    const ratio = width / height;
    const isSquare = ratio > 0.8 && ratio < 1.25 && full < 0.7;
    if (isSquare && isPlus(cells)) return 'plus';
    const solid = withoutHoles(cells);
    for (const [turn, side] of ['right', 'down', 'left', 'up'].entries()) {
      const turned = turnedBack(cells, turn);
      if (isTriangle(turnedBack(solid, turn))) return side === 'right' ? 'play' : `caret ${side}`;
      if (isChevron(turned)) return `chevron ${side}`;
      if (isArrow(turned)) return `arrow ${side}`;
    }
    return isSquare && isCross(cells) ? 'close' : '';
  }

  /** The parts of a picture that do not touch. */
  function blotsOf(cells: Cells): Blot[] {
    const seen = cells.map((row) => row.map(() => false));
    const blots: Blot[] = [];
    for (const [y0, row] of cells.entries())
      for (const [x0, isDrawn] of row.entries()) {
        if (!isDrawn || seen[y0]?.[x0]) continue;
        const blot: Blot = { left: x0, top: y0, right: x0, bottom: y0, cells: 0 };
        const left = [[x0, y0] as const];
        for (let next = left.pop(); next; next = left.pop()) {
          const [x, y] = next;
          const line = seen[y];
          if (!cells[y]?.[x] || !line || line[x]) continue;
          line[x] = true;
          blot.cells += 1;
          blot.left = Math.min(blot.left, x);
          blot.right = Math.max(blot.right, x);
          blot.top = Math.min(blot.top, y);
          blot.bottom = Math.max(blot.bottom, y);
          for (const [dx, dy] of [-1, 0, 1].flatMap((a) => [-1, 0, 1].map((b) => [a, b] as const)))
            left.push([x + dx, y + dy]);
        }
        blots.push(blot);
      }
    return blots;
  }

  /** A picture of which only the outline is drawn, with its inside. */
  function withoutHoles(cells: Cells): Cells {
    const width = cells[0]?.length ?? 0;
    const outside = cells.map((row) => row.map(() => false));
    const left = cells.flatMap((row, y) =>
      row.flatMap((_, x) =>
        x === 0 || y === 0 || x === width - 1 || y === cells.length - 1 ? [[x, y]] : [],
      ),
    );
    for (let next = left.pop(); next; next = left.pop()) {
      const [x = 0, y = 0] = next;
      const line = outside[y];
      if (!line || x < 0 || x >= width || line[x] || cells[y]?.[x]) continue;
      line[x] = true;
      left.push([x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]);
    }
    return outside.map((row) => row.map((isOutside) => !isOutside));
  }

  /** Three dots in a line, or three bars of one length under one another. */
  function threeOf(blots: readonly Blot[]): string {
    const wide = blots.map(({ left, right }) => right - left + 1);
    const high = blots.map(({ top, bottom }) => bottom - top + 1);
    const isEven = (all: readonly number[]): boolean => Math.max(...all) - Math.min(...all) <= 2;
    if (!isEven(wide) || !isEven(high)) return '';
    const [w = 1, h = 1] = [wide[0], high[0]];
    const isInRow = isEven(blots.map(({ top }) => top)) || isEven(blots.map(({ left }) => left));
    if (isInRow && w / h < 1.6 && h / w < 1.6 && Math.max(w, h) <= CELLS / 3) return 'more';
    return w >= 3 * h && isEven(blots.map(({ left }) => left)) ? 'menu' : '';
  }

  /** Two upright bars side by side. */
  function isPause(blots: readonly Blot[]): boolean {
    return blots.every(({ left, right, top, bottom, cells }, at) => {
      const [wide, high] = [right - left + 1, bottom - top + 1];
      const other = blots[1 - at];
      return high >= 1.6 * wide && cells > 0.8 * wide * high && Math.abs((other?.top ?? -9) - top) <= 1;
    });
  }

  /** So turned that what points to the given side (0 right, 1 down, 2 left, 3 up) points to the right. */
  function turnedBack(cells: Cells, turns: number): Cells {
    let turned = cells;
    // A quarter against the clock: the last column becomes the first row.
    for (let turn = 0; turn < turns; turn += 1) {
      const before = turned;
      const columns = before[0]?.length ?? 0;
      turned = Array.from({ length: columns }, (_, y) => before.map((row) => row[columns - 1 - y] === true));
    }
    return turned;
  }

  /** How far a row of cells is drawn on: its first and last cell, and whether there is a gap between. */
  function runOf(row: readonly boolean[]): { from: number; to: number; isWhole: boolean } | undefined {
    const from = row.indexOf(true);
    const to = row.lastIndexOf(true);
    return from === -1 ? undefined : { from, to, isWhole: row.slice(from, to + 1).every(Boolean) };
  }

  /** Pointing to the right: each row goes from the left side to the slant. */
  function isTriangle(cells: Cells): boolean {
    const height = cells.length;
    const width = cells[0]?.length ?? 0;
    if (width < 5 || height < 5) return false;
    let off = 0;
    let all = 0;
    for (const [y, row] of cells.entries())
      for (const [x, isDrawn] of row.entries()) {
        const isMeant = (x + 0.5) / width <= 1 - Math.abs((2 * (y + 0.5)) / height - 1);
        if (isMeant) all += 1;
        if (isMeant !== isDrawn) off += 1;
      }
    return off <= all * 0.16;
  }

  /** Pointing to the right: one line out and back, the same above as below. */
  function isChevron(cells: Cells): boolean {
    const height = cells.length;
    const width = cells[0]?.length ?? 0;
    if (width < 5 || height < 1.3 * width || height > 2.6 * width) return false;
    const stroke = Math.max(...cells.map((row) => row.filter(Boolean).length));
    if (stroke > 0.75 * width) return false;
    return cells.every((row, y) => {
      const run = runOf(row);
      if (!run?.isWhole) return false;
      const meant = (1 - Math.abs((2 * (y + 0.5)) / height - 1)) * (width - 1);
      return Math.abs((run.from + run.to) / 2 - meant) <= 0.3 * width;
    });
  }

  /** Pointing to the right: a shaft through the middle, and a head at its end that is as high as the picture. */
  function isArrow(cells: Cells): boolean {
    const height = cells.length;
    const width = cells[0]?.length ?? 0;
    if (width < 10 || height < 8 || width > 2.2 * height || height > 1.4 * width) return false;
    const columns = turnedBack(cells, 3).map((column) => runOf(column));
    const highs = columns.map((run) => (run ? run.to - run.from + 1 : 0));
    const isShaft = highs
      .slice(1, Math.floor(width * 0.35))
      .every((high) => high > 0 && high <= 0.4 * height);
    const head = highs.indexOf(Math.max(...highs));
    const middle = cells[Math.floor(height / 2)] ?? [];
    const isEven = columns.every((run) => !run || Math.abs(run.from + run.to - (height - 1)) <= 3);
    return (
      isShaft &&
      isEven &&
      head >= 0.38 * width &&
      (highs.at(-1) ?? height) <= 0.5 * height &&
      middle.filter(Boolean).length >= 0.9 * width
    );
  }

  function isPlus(cells: Cells): boolean {
    const isEmpty = cornersOf(cells).every((isDrawn) => !isDrawn);
    const middle = cells[Math.floor(cells.length / 2)] ?? [];
    const column = cells.map((row) => row[Math.floor(row.length / 2)] === true);
    return isEmpty && middle.every(Boolean) && column.every(Boolean);
  }

  /** The two diagonals, and nothing at the middle of a side. */
  function isCross(cells: Cells): boolean {
    const height = cells.length;
    const width = cells[0]?.length ?? 0;
    const at = (x: number, y: number): boolean =>
      cells[Math.min(height - 1, Math.floor(y * height))]?.[Math.min(width - 1, Math.floor(x * width))] ===
      true;
    const steps = Array.from({ length: 11 }, (_, step) => 0.1 + (step * 0.8) / 10);
    const isDrawn = steps.every((step) => at(step, step) && at(step, 1 - step));
    const sides = [0.02, 0.12, 0.2].flatMap((far) => [
      at(0.5, far),
      at(0.5, 1 - far),
      at(far, 0.5),
      at(1 - far, 0.5),
    ]);
    return isDrawn && sides.every((each) => !each);
  }

  /** What is drawn a sixth of the way in from each corner. */
  function cornersOf(cells: Cells): readonly boolean[] {
    const height = cells.length;
    const width = cells[0]?.length ?? 0;
    const [x, y] = [Math.floor(width / 6), Math.floor(height / 6)];
    return [y, height - 1 - y].flatMap((row) =>
      [x, width - 1 - x].map((each) => cells[row]?.[each] === true),
    );
  }

  return { signIn };
}
