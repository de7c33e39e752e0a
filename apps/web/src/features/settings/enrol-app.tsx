import { useEffect, useState } from "react";
import { auth } from "#lib/session/session-client.ts";
import { CodeForm } from "#lib/session/code-form.tsx";
import { authErrorText } from "#lib/session/session-errors.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast/toast.ts";

type Sheet = { id: string; picture: string; secret: string };

/** Sets up an authenticator app: a QR code, the same secret as text, and the first code as confirmation. */
export function EnrolApp({ onDone }: { onDone: () => void }) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    newSheet().then(
      (made) => !isGone && setSheet(made),
      (error: unknown) => !isGone && setProblem(authErrorText(error)),
    );
    return () => {
      isGone = true;
    };
  }, []);

  if (problem) return <p role="alert">{problem}</p>;
  if (!sheet) {
    return (
      <div role="status">
        <span className="unseen">Preparing</span>
        <Skeleton />
        <Skeleton shape="half" />
      </div>
    );
  }
  return (
    <div className="enrol">
      <p>Scan this with an authenticator app, or type the letters into it.</p>
      <img
        className="enrol__qr"
        src={sheet.picture}
        alt="QR code for your authenticator app"
        width={200}
        height={200}
      />
      <code className="enrol__secret" aria-label="Secret">
        {sheet.secret.match(/.{1,4}/g)?.join(" ")}
      </code>
      <CodeForm
        label="Confirm the app"
        fieldLabel="Code from the app"
        action="Add the app"
        onCode={async (code) => {
          const { error } = await (await auth()).mfa.challengeAndVerify({ factorId: sheet.id, code });
          if (error) throw error;
          toast.success("Authenticator app added");
          onDone();
        }}
      />
    </div>
  );
}

/** Removes factors that were never confirmed, because they would block a new one. */
async function newSheet(): Promise<Sheet> {
  const client = await auth();
  const { data: known } = await client.mfa.listFactors();
  const begun = known?.all.filter(({ factor_type, status }) => factor_type === "totp" && status === "unverified") ?? [];
  for (const { id } of begun) await client.mfa.unenroll({ factorId: id });
  const { data, error } = await client.mfa.enroll({
    factorType: "totp",
    friendlyName: nextName(known?.totp.length ?? 0),
  });
  if (error) throw error;
  const svg = data.totp.qr_code.replace(/^data:image\/svg\+xml;utf-8,/, "");
  return { id: data.id, secret: data.totp.secret, picture: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

function nextName(known: number): string {
  return known === 0 ? "My app" : `My app ${known + 1}`;
}
