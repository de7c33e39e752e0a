import { ReportButton } from "#features/reports/report-button.tsx";
import type { AppCard } from "#features/classes/classes-api.ts";
import { displayTitle } from "#lib/site/class-title.ts";

export function ClassReport({ app }: { app: AppCard }) {
  return (
    <ReportButton kind="app" id={app.id} name={displayTitle(app.title)} words="Something wrong with this class?" />
  );
}
