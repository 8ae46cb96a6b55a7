/** Structural addresses of elements: XPath of tags and positions, CSS inside shadow roots. Runs in the page; linear over siblings. */

/** Makes the tools; self-contained, so that its source can be sent. */
export function pathTools() {
  const steps = new Map<Element, string>();

  /** `div[2]`; every sibling gets its step at once, so that long lists stay linear. */
  function stepOf(element: Element): string {
    const known = steps.get(element);
    if (known !== undefined) return known;
    const counts = new Map<string, number>();
    for (const sibling of siblingsOf(element)) {
      const isHtml = sibling.namespaceURI === 'http://www.w3.org/1999/xhtml';
      const test = isHtml ? sibling.localName : `*[name()='${sibling.nodeName}']`;
      const count = (counts.get(test) ?? 0) + 1;
      counts.set(test, count);
      steps.set(sibling, `${test}[${count}]`);
    }
    return steps.get(element) ?? element.localName;
  }

  /** Not by `children`: of a form with a control of that name (how many travel), the property is that control. */
  function siblingsOf({ parentNode }: Element): Element[] {
    return [...(parentNode?.childNodes ?? [])].filter((each): each is Element => each instanceof Element);
  }

  /** CSS from the top of a shadow root down to the element; `:scope` is the host. */
  function cssInShadow(element: Element): string {
    const parts: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const index = siblingsOf(at).indexOf(at) + 1;
      parts.unshift(`${CSS.escape(at.localName)}:nth-child(${index})`);
    }
    return [':scope', ...parts].join(' > ');
  }

  /**
   * The way to an element of this document: `/html[1]/body[1]/div[2]`, and ` >> css=…` behind the host of a shadow root.
   * With a base that holds it, the way from there: `div[2]/span[1]`.
   */
  function pathOf(element: Element, base?: Element): string {
    const parts: string[] = [];
    // CSS cannot be continued as a path, so that everything inside a shadow root is addressed from its host.
    if (base && element.getRootNode() instanceof ShadowRoot) return pathOf(element);
    let at: Element | null = element;
    for (; at && at !== base; at = at.parentElement) {
      parts.unshift(stepOf(at));
      const root: Node | null = at.parentNode;
      if (root instanceof ShadowRoot) return `${pathOf(root.host)} >> css=${cssInShadow(element)}`;
    }
    return at ? parts.join('/') : `/${parts.join('/')}`;
  }

  return { pathOf };
}
