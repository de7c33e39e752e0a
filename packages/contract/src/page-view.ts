/** What a view depends on besides its path. The rest of a query changes nothing of what the server renders. */
const VIEW_PARAMETERS = [/^q=/, /^category=/, /^mode=(?:signup|link|reset)$/];

/** An address without what no view depends on: the server renders one page for it, and the browser hydrates no other. */
export function viewOf(url: string): string {
  const [, pathname = "/", query = ""] = /^([^?#]*)(?:\?([^#]*))?/.exec(url)!;
  const given = query.split("&");
  const used = VIEW_PARAMETERS.flatMap((parameter) => given.find((each) => parameter.test(each)) ?? []);
  return used.length === 0 ? pathname : `${pathname}?${used.join("&")}`;
}
