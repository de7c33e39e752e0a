type Props = {
  class?: string;
  text?: string;
  label?: string;
  role?: string;
  onClick?: () => void;
  /** Gets the focus when its screen opens. */
  isFirst?: boolean;
};

/** Creates an element of the shell. No innerHTML: the page's Trusted Types policy may forbid it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: (Node | string | null)[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  if (props.class) node.className = props.class;
  if (props.text !== undefined) node.textContent = props.text;
  if (props.label) node.setAttribute("aria-label", props.label);
  if (props.role) node.setAttribute("role", props.role);
  if (props.isFirst) node.dataset.first = "";
  if (props.onClick) node.addEventListener("click", props.onClick);
  node.append(...children.filter((child) => child !== null));
  return node;
}

type ButtonLook = "ink" | "paper" | "quiet" | "line";

export function button(text: string, look: ButtonLook, onClick: () => void, more: Props = {}): HTMLButtonElement {
  const node = element("button", { ...more, class: `button ${look}`, text, onClick });
  node.type = "button";
  return node;
}

/** A square icon button; `label` is its accessible name. */
export function iconButton(icon: keyof typeof ICONS, label: string, onClick: () => void): HTMLButtonElement {
  const node = element("button", { class: "icon-button", label, onClick }, drawIcon(icon));
  node.type = "button";
  return node;
}

export function drawIcon(icon: keyof typeof ICONS): SVGSVGElement {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", ICONS[icon]);
  svg.append(path);
  return svg;
}

const ICONS = {
  pause: "M7 5h3v14H7zM14 5h3v14h-3z",
  play: "M8 5l11 7-11 7z",
  close:
    "M6 7.500L7.500 6l4.500 4.500L16.500 6 18 7.500 13.500 12l4.500 4.500-1.500 1.500-4.500-4.500L7.500 18 6 16.500l4.500-4.500z",
};
