/** A page about one article, recipe or the like: its title, who wrote it, when, and its text, where a question or a field asks for just that. */
import { foldSpace } from '../../../contract/parse-value.js';
import type { Reading } from '../../../contract/reading.js';
import type { SnapshotNode } from '../../../contract/snapshot.js';
import type { Ask } from './extract-ask.js';
import { authorsOf, type Dated, datesOf } from './extract-byline.js';
import { type Place, readLeaf } from './extract-leaf.js';
import { isMarkedAside, type MainText, mainTextOf, wholeText } from './extract-main-text.js';
import type { PageIndex } from './extract-page.js';
import type { WantScalar } from './extract-schema.js';
import { isInside, type Tree, visible } from './extract-tree.js';
import { plainWords } from './extract-words.js';

type Part = 'title' | 'author' | 'published' | 'changed' | 'text';

interface Article {
  title: SnapshotNode;
  /** Whether the document is called as the heading says. */
  isNamed: boolean;
  text: MainText | undefined;
}

const partWords: Readonly<Record<Part, RegExp>> = {
  title: /^(?:title|headline|heading|name)$/u,
  author: /^(?:who|whom|wrote|written|author|writer|byline|by)$/u,
  published:
    /^(?:when|published|publication|publish|posted|post|written|date|day|released|appeared|time|datetime|at|on|created)$/u,
  changed: /^(?:when|last|updated|update|edited|modified|changed|revised|date|day|time|modification|at|on)$/u,
  text: /^(?:text|body|content|full|whole|main|complete|entire|paragraph|running)$/u,
};
/** The word that decides for a part. */
const deciding: Readonly<Record<Part, RegExp>> = {
  title: /^(?:title|headline|heading|name)$/u,
  author: /^(?:wrote|author|writer|byline|by|whom)$/u,
  published: /^(?:when|published|publication|publish|posted|date|released|appeared|created)$/u,
  changed: /^(?:updated|update|edited|modified|changed|revised|modification)$/u,
  text: /^(?:text|body|content)$/u,
};
const order: readonly Part[] = ['changed', 'title', 'author', 'published', 'text'];

/** What has a running text. */
const article =
  /^(?:article|post|blog|blogpost|story|essay|tutorial|guide|review|entry|piece|column|interview|news|page)$/u;
/** What a page may be about besides; its title is its heading, wherever its text stands. */
const work = /^(?:recipe|book|film|movie|video|episode|podcast|paper|report|talk|document|question)$/u;
const small =
  /^(?:the|a|an|of|this|that|is|was|what|it|were|in|for|to|its|did|does|give|get|read|extract|me|find|and|whole)$/u;

type Told = { kind: 'found'; reading: Reading; score: number };

/** The answer to a question for one of the parts, as long as it asks for nothing else; that there is none, where the page is such an article. */
export function articlePart(
  page: PageIndex,
  want: WantScalar,
  ask: Ask,
  looked: string,
): Told | { kind: 'none'; looked: string; nearest: string[] } | undefined {
  if (ask.ordinal !== undefined || ask.extreme || ask.count || ask.quoted.length > 0) return undefined;
  const words = plainWords(ask.text);
  if (!words.some((word) => article.test(word) || work.test(word))) return undefined;
  const told = partRead(page, want, words);
  return typeof told === 'string'
    ? { kind: 'none', looked, nearest: ['an article that does not tell, or tells several'] }
    : told;
}

/** A field of an object that asks for one of the parts of the article. */
export function articleField(
  page: PageIndex,
  want: WantScalar,
  { name, said }: { name: readonly string[]; said: readonly string[] },
): Told | undefined {
  if (said.length === 0 || !said.every((word) => article.test(word) || work.test(word) || small.test(word)))
    return undefined;
  // "The blog post" has words in it that ask for a date elsewhere.
  const told = partRead(page, want, [...name, ...said.filter((word) => work.test(word) || small.test(word))]);
  return typeof told === 'string' ? undefined : told;
}

function partRead(page: PageIndex, want: WantScalar, words: readonly string[]): Part | Told | undefined {
  const part = order.find(
    (each) =>
      words.some((word) => deciding[each].test(word)) &&
      words.every(
        (word) => partWords[each].test(word) || article.test(word) || work.test(word) || small.test(word),
      ),
  );
  // The title of a page is that of its document.
  if (!part || want.allowed || (part === 'title' && words.includes('page'))) return undefined;
  const found = articleOf(page);
  const place = part === 'changed' ? footPlace(page.tree) : undefined;
  if (place) return leafOf(page, place, want) ?? part;
  if (found === 'several') return part;
  // A heading that the document is called by is the title of what the page is about.
  const isTitled = part === 'title' && found?.isNamed === true;
  // On a page with much else on it a label alone says too little.
  if (!found || (!found.text && !isTitled))
    return part === 'text' || page.tree.nodes.length > 300 ? part : undefined;
  return leafOf(page, placeOfPart(page, found, part), want) ?? part;
}

function leafOf(page: PageIndex, place: Place | undefined, want: WantScalar): Told | undefined {
  const leaf = place && readLeaf(page.tree, place, want);
  return leaf?.ok ? { kind: 'found', reading: leaf.reading, score: 0.95 } : undefined;
}

function placeOfPart(page: PageIndex, found: Article, part: Part): Place | undefined {
  const { tree } = page;
  switch (part) {
    case 'title':
      return titlePlace(tree, found.title);
    case 'text':
      return found.text && wholeText(tree, found.text);
    case 'author':
      return authorPlace(tree, found);
    case 'published':
    case 'changed':
      return datePlace(tree, found, part);
    default:
      return part satisfies never;
  }
}

/** The sign behind a title that links to it is no part of it: "Shared history¶". */
function titlePlace(tree: Tree, node: SnapshotNode): Place {
  const after = /\s?[¶#]$/u.exec(tree.textOf(node))?.[0];
  return { node, ...(after !== undefined && { trim: { after } }) };
}

const known = new WeakMap<PageIndex, Article | 'several' | 'none'>();

/** The article of a page; `several` where texts with titles of their own stand side by side. */
function articleOf(page: PageIndex): Article | 'several' | undefined {
  let found = known.get(page);
  if (!found) known.set(page, (found = findArticle(page.tree) ?? 'none'));
  return found === 'none' ? undefined : found;
}

function findArticle(tree: Tree): Article | 'several' | undefined {
  const text = mainTextOf(tree);
  if (text === 'several') return text;
  const headings = tree.nodes.filter(
    (node) => node.itemprop === 'headline' || (node.role === 'heading' && tree.textOf(node).length > 2),
  );
  const metadata = tree.snapshot.metadata ?? [];
  const metaOf = (name: string): string => foldSpace(metadata.find((node) => node.name === name)?.text ?? '');
  const wordsOf = (title: string): string => plainWords(title).join(' ');
  const site = new Set([metaOf('og:site_name'), hostName(tree.snapshot.url)].map(wordsOf));
  const whole = [tree.snapshot.title, metaOf('og:title'), metaOf('twitter:title')].filter(
    (title) => title !== '',
  );
  // "The title | The site", "The title - Section - The site".
  const firsts = whole.map((title) => wordsOf(title.split(/\s[|·•–—»«:-]+\s/u)[0] ?? ''));
  const titles = whole.map(wordsOf);
  const named = headings.filter((node) => {
    const own = wordsOf(tree.textOf(node));
    if (own === '' || site.has(own)) return false;
    const isWhole = [...titles, ...firsts].includes(own);
    if (isAmid(tree, node) && !(isWhole && node.level === 1)) return false;
    return (
      isWhole ||
      titles.some((title) => ` ${title} `.includes(` ${own} `) && own.length * 2 > title.length) ||
      firsts.some((first) => first.includes(' ') && own.includes(first))
    );
  });
  const rank = (node: SnapshotNode): number =>
    (node.level === 1 || node.itemprop === 'headline' ? 1000 : 0) + Math.min(999, tree.textOf(node).length);
  const best = Math.max(0, ...named.map(rank));
  const title = named.find((node) => rank(node) === best);
  if (title) return { title, isNamed: true, text };
  const main = headings.filter(
    (node) =>
      node.level === 1 &&
      !site.has(wordsOf(tree.textOf(node))) &&
      !isOfHeader(tree, node) &&
      !isAmid(tree, node),
  );
  const [only, ...others] = main;
  // The title of an article stands in front of its text.
  const first = text?.paragraphs[0];
  return only && others.length === 0 && first && tree.orderOf(only) < tree.orderOf(first) + 40
    ? { title: only, isNamed: false, text }
    : undefined;
}

/** Whether a node stands in navigation, a comment, a teaser and the like. */
function isAmid(tree: Tree, node: SnapshotNode): boolean {
  for (let at: SnapshotNode | undefined = tree.parentOf(node); at; at = tree.parentOf(at))
    if (isMarkedAside(at) && !(at.tag === 'footer' && isInArticle(tree, at))) return true;
  return false;
}

/** The footer of an article is about the article. */
function isInArticle(tree: Tree, node: SnapshotNode): boolean {
  for (let at = tree.parentOf(node); at; at = tree.parentOf(at)) if (at.tag === 'article') return true;
  return false;
}

/** Whether it is the name of the site: in the header of the page, or a link to its first page. */
function isOfHeader(tree: Tree, node: SnapshotNode): boolean {
  for (const each of visible(node))
    if (
      each.role === 'link' &&
      URL.canParse(each.url ?? '', tree.snapshot.url) &&
      new URL(each.url ?? '', tree.snapshot.url).pathname === '/'
    )
      return true;
  return tree.parentOf(node)?.role === 'link' && tree.parentOf(node)?.url === '/';
}

function hostName(url: string): string {
  return URL.canParse(url) ? (new URL(url).hostname.replace(/^www\./u, '').split('.')[0] ?? '') : '';
}

/** The nodes between the title and the text, and those of the box that the title stands in. */
function nodesAround(tree: Tree, { title, text }: Article): SnapshotNode[] {
  let box = title;
  for (
    let at = tree.parentOf(title);
    at && tree.textOf(at).length < tree.textOf(title).length + 400;
    at = tree.parentOf(at)
  )
    box = at;
  const first = text?.paragraphs.find((node) => tree.orderOf(node) > tree.orderOf(title));
  const from = tree.orderOf(title) + 1;
  const to = Math.min(from + 150, first ? tree.orderOf(first) + 1 : from + 60);
  const nodes = [...visible(box), ...tree.nodes.slice(from, to)];
  // A date in a table beside the text is one of its facts.
  const isFact = (node: SnapshotNode): boolean => {
    let at = tree.parentOf(node);
    while (at && at.role !== 'table') at = tree.parentOf(at);
    return at !== undefined && !isInside(tree, title, at);
  };
  return [...new Set(nodes)].filter((node) => node !== title && !isFact(node));
}

/** The nodes of the article behind its text. */
function nodesBehind(tree: Tree, { text }: Article): SnapshotNode[] {
  if (!text) return [];
  const last = text.paragraphs.at(-1) as SnapshotNode;
  const from = tree.orderOf(last);
  return tree.nodes.slice(from, from + 40).filter((node) => !isAmid(tree, node));
}

function authorPlace(tree: Tree, found: Article): Place | undefined {
  const meta = (tree.snapshot.metadata ?? []).find(
    ({ name, text }) => metaAuthor.test(name) && !/^https?:/u.test(text ?? ''),
  )?.text;
  const said = meta === undefined ? undefined : foldSpace(meta).replace(/^by\s/iu, '');
  const near = authorsOf(tree, nodesAround(tree, found), said);
  // Behind the text a single word may be anybody's.
  const named =
    near.length > 0
      ? near
      : authorsOf(tree, nodesBehind(tree, found), said).filter(({ text }) => text.includes(' '));
  const best = Math.max(0, ...named.map(({ trust }) => trust));
  const sure = named.filter(({ trust }) => trust === best);
  const texts = sure.map(({ text }) => text);
  // Names in a row are one byline; of a name with more behind it the name alone is meant.
  const row = sure.findLast(
    ({ text }) =>
      /,|\s(?:and|&)\s/u.test(text) &&
      texts.every(
        (each) => text.split(each).length === 2 && /^(?:$|,|\s(?:and|&)\s)/u.test(text.split(each)[1] ?? '-'),
      ),
  );
  const shortest = sure.toSorted((a, b) => a.text.length - b.text.length)[0];
  if (row) return row.place;
  return shortest && texts.every((each) => each.toLowerCase().includes(shortest.text.toLowerCase()))
    ? shortest.place
    : undefined;
}

/** When a page says at its foot that it was changed. */
function footPlace(tree: Tree): Place | undefined {
  const dated = datesOf(
    tree,
    tree.nodes.filter((node) => lastChanged.test(tree.textOf(node).slice(0, 80))),
  );
  return new Set(dated.map(({ text }) => text)).size === 1 ? dated[0]?.place : undefined;
}

const lastChanged =
  /^(?:this (?:page|article|document) (?:was|has been) (?:last )?|last )(?:edited|modified|updated|changed|reviewed)\b/iu;

const metaAuthor = /^(?:author|article:author|parsely-author|sailthru\.author|dc\.creator|byl)$/iu;

function datePlace(tree: Tree, found: Article, of: 'published' | 'changed'): Place | undefined {
  const near = datesOf(tree, nodesAround(tree, found));
  const behind = datesOf(tree, nodesBehind(tree, found));
  const tries: readonly (readonly Dated[])[] =
    of === 'changed'
      ? [near, behind].map((dated) => dated.filter((each) => each.of === 'changed'))
      : [
          near.filter((each) => each.of === 'written'),
          near.filter((each) => each.of === undefined),
          behind.filter((each) => each.of === 'written'),
        ];
  const fitting = tries.find((dated) => dated.length > 0);
  return new Set(fitting?.map(({ text }) => text)).size === 1 ? fitting?.[0]?.place : undefined;
}
