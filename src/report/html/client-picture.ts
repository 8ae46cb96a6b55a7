/** Runs in the page: the screenshot of a step, with what the step is about set off. Sent as its own source, so it refers to nothing outside of itself. */
import type { Dom } from './client-dom.js';
import type { StepDetails } from './client-types.js';

/** Shows the picture of a step; nothing when there is none. */
export type Picture = (details: StepDetails) => HTMLElement | undefined;

/** Makes the view. */
export function createPicture(dom: Dom): Picture {
  const { el } = dom;
  let made = 0;

  const svg = (name: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    return element;
  };

  // Everything but the targets is dimmed; of several targets each has its number.
  const marks = (
    boxes: NonNullable<StepDetails['boxes']>,
    { width, height }: NonNullable<StepDetails['viewport']>,
  ): SVGElement => {
    made += 1;
    const id = `hole-${made}`;
    const drawing = svg('svg', { class: 'marks', viewBox: `0 0 ${width} ${height}`, 'aria-hidden': 'true' });
    const mask = svg('mask', { id });
    mask.append(svg('rect', { width, height, fill: '#fff' }));
    const frames = boxes.map((box) => {
      const frame = { x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 6 };
      mask.append(svg('rect', { ...frame, fill: '#000' }));
      return svg('rect', { ...frame, class: 'frame' });
    });
    drawing.append(mask, svg('rect', { width, height, class: 'dim', mask: `url(#${id})` }), ...frames);
    if (boxes.length < 2) return drawing;
    const scale = width / 640;
    for (const [at, box] of boxes.entries()) {
      const x = Math.max(9 * scale, box.x);
      const y = Math.max(9 * scale, box.y);
      const number = svg('text', { x, y, 'font-size': 11 * scale, dy: '.36em', class: 'number' });
      number.textContent = String(at + 1);
      drawing.append(svg('circle', { cx: x, cy: y, r: 8 * scale, class: 'disc' }), number);
    }
    return drawing;
  };

  return ({ shot, boxes = [], viewport, op, error }) => {
    if (shot === undefined) return undefined;
    const image = el('img', { src: shot, alt: 'The page at this step', loading: 'lazy' });
    if (viewport) {
      // The room is kept free before the image is there, so that nothing jumps.
      image.setAttribute('width', String(viewport.width));
      image.setAttribute('height', String(viewport.height));
    }
    const frame = el('a.shot', { href: shot, target: '_blank', rel: 'noopener' }, image);
    if (viewport && viewport.width > 0 && viewport.height > 0 && boxes.length > 0)
      frame.append(marks(boxes, viewport));
    const section = el(
      'section.part',
      {},
      el('h4', {}, error ? 'The page when it failed' : op === 'act' ? 'The page before it' : 'The page'),
      frame,
    );
    image.addEventListener('error', () =>
      frame.replaceWith(el('p.note', {}, 'The screenshot is not beside the page.')),
    );
    return section;
  };
}
