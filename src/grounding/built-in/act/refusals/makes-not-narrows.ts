/** "Show only groceries" is not done by the category in the form that adds a purchase: what makes a new record narrows no list. */
import type { Clause } from '../../language/clause.js';
import { fieldRoles } from '../../language/types.js';
import { ancestorsOf, below, type Entry, isInside, type PageIndex } from '../../matching/page-index.js';
import type { Act } from '../evidence/word-evidence.js';

/** The verb of a clause that narrows a list by a field of a form that makes something. */
export function makesNotNarrows(clause: Clause, { targets, index }: Act): string | undefined {
  const isNarrowing =
    (clause.verb === 'goal' && clause.said === 'filter') ||
    (clause.verb === 'open' && /^(?:show|display|view|see)$/.test(clause.said));
  return isNarrowing && targets.some((entry) => isOfNew(entry, index)) ? clause.said : undefined;
}

/** The smallest part around a field that has a button has a text to fill in as well, and its button adds or saves. */
function isOfNew(field: Entry, index: PageIndex): boolean {
  if (!/^(?:combobox|listbox|textbox|checkbox|radio|spinbutton)$/.test(field.node.role)) return false;
  // "Quick filter", whatever it stands beside.
  if (narrowing.test(field.evidence[0]?.text ?? '')) return false;
  const isOnlySo = saysOnly(field);
  // "All categories", "Any surface": nothing new is of all kinds.
  if (/^\W*(?:all|any|every)\b/i.test(field.node.options?.[0] ?? '')) return false;
  for (const around of ancestorsOf(field)) {
    const inside = below(index, around).filter(({ node }) => node.hidden === undefined);
    const buttons = inside.filter(({ node, actionable }) => actionable && node.role === 'button');
    if (buttons.length === 0) continue;
    const isText = ({ node, evidence: [name] }: Entry): boolean =>
      fieldRoles.has(node.role) &&
      /^(?:textbox|spinbutton)$/.test(node.role) &&
      !/\b(?:search|filter|find)/i.test(`${name?.text ?? ''} ${node.placeholder ?? ''}`);
    // "Add to cart" in each card of a list below makes nothing of what is filled in here.
    const isOnly = ({ node }: Entry): boolean =>
      buttons.filter((other) => other.node.name === node.name).length === 1;
    const makes = buttons.filter(
      (button) =>
        adding.test(button.evidence[0]?.words[0]?.text ?? '') &&
        isOnly(button) &&
        !(isOnlySo && hasOwnForm(button, field, index)),
    );
    const isFilter = buttons.some(({ evidence: [name] }) => narrowing.test(name?.text ?? ''));
    // "Show only the dentists" is no reason that is sent off with the one button of a form.
    const isSent =
      around.node.tag === 'form' &&
      buttons.length === 1 &&
      !applying.test(buttons[0]?.node.name.trim() ?? '');
    return !isFilter && (isSent || (makes.length > 0 && inside.some(isText)));
  }
  return false;
}

/** "In stock only", "Only mine": a box that is beside a list, or a property of what is made ("Members only"). */
function saysOnly({ node, evidence: [name] }: Entry): boolean {
  return /^(?:checkbox|switch)$/.test(node.role) && /^only\b|\bonly$/i.test(name?.text.trim() ?? '');
}

/** A smaller part has the button with what is filled in for it, and not the box. */
function hasOwnForm(button: Entry, box: Entry, index: PageIndex): boolean {
  const form = [...ancestorsOf(button)].find((around) =>
    below(index, around).some(({ node }) => fieldRoles.has(node.role) && node.role !== 'searchbox'),
  );
  return form !== undefined && !isInside(box, form);
}

const adding = /^(?:add|create|save|submit|register|book|insert|post|send|\+)$/;
/** What a form that narrows is applied by besides. */
const applying = /^(?:go|ok|update|refresh|list|view|display|submit|\W*)$/i;
const narrowing = /\b(?:search|filters?|apply|show|find|reset|clear)\b/i;
