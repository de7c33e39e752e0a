import { NoSuchPage } from "#features/classes/page/no-such-page.tsx";

export default function NotFoundPage() {
  return <NoSuchPage title="No such page" />;
}
