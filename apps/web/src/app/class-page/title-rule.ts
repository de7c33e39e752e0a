/** Whether an address with one segment names a class. A category with the same name takes precedence. */
export function isClassTitle(id: string, apps: readonly { id: string; categories: string[] }[]): boolean {
  return apps.some((app) => app.id === id) && !apps.some(({ categories }) => categories.includes(id));
}
