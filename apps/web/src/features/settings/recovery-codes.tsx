import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast/toast.ts";

/** The recovery codes, shown only once: the server stores only their hashes. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast.success("Codes copied");
    } catch {
      toast.error("This browser does not allow copying. Select the codes and copy them by hand.");
    }
  };
  return (
    <div className="enrol">
      <p>Store them somewhere other than this device. Each works once. They are not shown again.</p>
      <ul className="codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="form__actions">
        <Button icon="link" onClick={() => void copy()}>
          Copy
        </Button>
        <Button look="outline" onClick={() => print()}>
          Print
        </Button>
      </div>
    </div>
  );
}
