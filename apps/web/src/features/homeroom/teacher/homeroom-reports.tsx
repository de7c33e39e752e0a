import "./homeroom-reports.css";
import type { Homeroom, HomeroomReport } from "@quackademy/contract/homeroom-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { reportsQuery, useHomeroomAction } from "#features/homeroom/homeroom-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { sayTime } from "#features/homeroom/homeroom-words-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

const VERDICTS = {
  message: [
    { verdict: "stand", label: "Leave it" },
    { verdict: "remove", label: "Remove it" },
    { verdict: "mute-15", label: "Remove, mute 15 minutes" },
    { verdict: "mute-day", label: "Remove, mute a day" },
  ],
  member: [
    { verdict: "stand", label: "Leave the name" },
    { verdict: "rename", label: "Take the name away" },
  ],
};

/** Reports from the homeroom. Its teacher judges them. */
export function HomeroomReports({ room }: { room: Homeroom }) {
  const { data, isError, error } = useQuery(reportsQuery(room.id));
  return (
    <section className="panel homeroom-reports" aria-labelledby="homeroom-reports">
      <h2 id="homeroom-reports">Reports</h2>
      <p className="small muted">
        Reports about safety, and reports that wait for a day, also go to the site's moderators.
      </p>
      {isError && <p role="alert">{sentenceOf(error)}</p>}
      {!data && !isError && <Skeleton />}
      <ul>
        {data?.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </section>
  );
}

function Report({ report }: { report: HomeroomReport }) {
  const judge = useHomeroomAction((client, verdict: string) =>
    client.rpc("judge_homeroom_report", { report_id: report.id, verdict }),
  );
  return (
    <li>
      <p>
        <b>{report.kind === "member" ? `The name “${report.member?.name ?? "?"}”` : "A message"}</b>: {report.reason}
        {report.note && `. “${report.note}”`}
      </p>
      {report.lines.length > 0 && (
        <ul className="homeroom-reports__lines" aria-label="Messages around it">
          {report.lines.map((line) => (
            <li key={line.id} className={line.is_reported ? "homeroom-reports__reported" : undefined}>
              <time dateTime={line.created_at}>{sayTime(line.created_at)}</time> <b>{line.name}</b> {line.body}
              {line.is_reported && <span className="unseen"> (reported)</span>}
            </li>
          ))}
        </ul>
      )}
      {judge.isError && <p role="alert">{sentenceOf(judge.error)}</p>}
      <div className="homeroom-reports__verdicts">
        {VERDICTS[report.kind].map(({ verdict, label }) => (
          <OnlineButton key={verdict} look="outline" isBusy={judge.isPending} onClick={() => judge.mutate(verdict)}>
            {label}
          </OnlineButton>
        ))}
      </div>
    </li>
  );
}
