/** The unit of a number that is typed, where it stands behind its field: "10%" for a field with "%" behind it, or a list of "%" and "€". */
import { fold } from '../../language/words.js';
import type { Entry } from '../../matching/page-index.js';

/** A number and its unit, and the list behind the field that is still at another unit. */
interface Beside {
  number: string;
  unit: string;
  list?: Entry;
  /** The list there has other units only. */
  isMissing?: true;
}

/** The number and its unit; undefined for any other text. */
export function unitOfText(text: string): { number: string; unit: string } | undefined {
  const [, number, unit] = /^([-+]?\d+(?:[.,]\d+)*)\s*([€$£%°]|\p{L}[\p{L}\d²³/°]*)$/u.exec(text) ?? [];
  return number !== undefined && unit !== undefined ? { number, unit } : undefined;
}

/** What goes into the field, and into the list behind it; undefined where no such unit stands there, or the field holds more than a number. */
export function unitBeside({ node, parent }: Entry, text: string): Beside | undefined {
  const said = unitOfText(text);
  const siblings = parent?.children ?? [];
  const next = siblings[siblings.findIndex((each) => each.node === node) + 1]?.node;
  if (!said || !next || !/^(?:[-+]?\d+(?:[.,]\d+)*)?$/.test(node.value ?? '')) return undefined;
  const isUnit = (shown: string): boolean => unitOf(shown.trim()) === unitOf(said.unit);
  if (next.role !== 'combobox') return isUnit(next.text ?? next.name) ? said : undefined;
  const unit = (next.options ?? []).find(isUnit);
  const list = siblings.find((each) => each.node === next);
  const areUnits = (next.options ?? []).every((each) => /^(?:[€$£%°]|\p{L}{1,3}[²³]?)$/u.test(each.trim()));
  if (unit === undefined && areUnits && (next.options ?? []).length > 0) return { ...said, isMissing: true };
  if (unit === undefined || !list) return undefined;
  return next.value === unit ? said : { number: said.number, unit, list };
}

/** "m2" is written for "m²". */
export function unitOf(unit: string): string {
  return fold(unit).replace('²', '2').replace('³', '3');
}
