import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/forms/text-area.tsx";
import { toast } from "#ui/toast/toast.ts";
import { type CheckedGame, frameReport, reportText, type Results } from "./check-report.ts";
import type { Framing } from "./framing.ts";

type CopyReportProps = { results: Results; game: CheckedGame | null; framing: Framing; isReady: boolean };

/** Copies the report to the clipboard, or shows it in a field where the frame has no clipboard access. */
export function CopyReport({ results, game, framing, isReady }: CopyReportProps) {
  const [byHand, setByHand] = useState<string>();
  const copy = async () => {
    const report = frameReport(location.origin, results, game);
    const text = reportText(report, framing, navigator.userAgent, new Date());
    try {
      await navigator.clipboard.writeText(text);
      setByHand(undefined);
      toast.success("Report copied");
    } catch {
      setByHand(text);
    }
  };
  return (
    <>
      <Button look="outline" icon="link" disabled={!isReady} onClick={() => void copy()}>
        Copy report
      </Button>
      {byHand && (
        <div className="frame-check__by-hand">
          <TextArea
            label="Report"
            hint="This browser does not allow copying. Select the text and copy it by hand."
            rows={8}
            readOnly
            value={byHand}
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
    </>
  );
}
