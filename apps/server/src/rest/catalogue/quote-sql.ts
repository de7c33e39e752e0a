export function quoteIdent(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function arrayLiteral(items: string[]): string {
  return `{${items.map((item) => `"${item.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}
