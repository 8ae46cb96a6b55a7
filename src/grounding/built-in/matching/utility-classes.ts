/**
 * Class names that only say how something looks ("w-full", "hover:px-2", "flex"), as utility-first style sheets have them (Tailwind CSS,
 * UnoCSS, Bootstrap's utilities): their words name nothing of what the element is.
 */
export function isUtilityClass(name: string): boolean {
  return /^[a-z0-9-]+:[^:]/.test(name) || withValue.test(name) || alone.test(name);
}

const withValue =
  /^-?(?:[wh]|size|(?:min|max)-[wh]|[pm][xytrblse]?|gap(?:-[xy])?|space-[xy]|inset(?:-[xy])?|top|right|bottom|left|z|rounded(?:-[a-z]{1,2})?|border(?:-[xytrblse])?|divide-[xy]|leading|tracking|opacity|shadow|ring|outline|grid-(?:cols|rows)|col-span|row-span|flex|items|justify|self|content|overflow(?:-[xy])?|font|align|object|duration|ease|translate-[xy]|cursor|select|whitespace|transition|d|fs|fw)-(?:\[.*\]|\d[\d./]*|px|full|auto|screen|fit|min|max|none|x?xs|sm|md|lg|[2-9]?xl|row|col|wrap|nowrap|grow|shrink|start|end|center|between|around|evenly|baseline|stretch|hidden|visible|scroll|bold|semibold|medium|normal|light|mono|sans|serif|pointer|flex|block|inline|colors|all|opacity|transform|cover|contain)(?:-reverse)?$/;

const alone =
  /^(?:flex|inline-flex|grid|inline-grid|block|inline-block|relative|absolute|fixed|sticky|static|truncate|rounded|border|shadow|transition|uppercase|lowercase|capitalize|italic|underline|antialiased|grow|shrink|container)$/;
