import "./class-controls.css";
import { Icon } from "#ui/icon.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { type ClassControl, keyCaps } from "./control-list.ts";

/** The controls by keyboard, touch and gamepad. Undefined while loading. */
export function ClassControls({ controls }: { controls: ClassControl[] | undefined }) {
  return (
    <section className="panel class-controls" aria-labelledby="controls">
      <h2 id="controls">Controls</h2>
      {!controls && <Skeleton />}
      {controls?.length === 0 && <p className="muted">No controls listed yet.</p>}
      {controls && controls.length > 0 && <ControlsTable controls={controls} />}
    </section>
  );
}

function ControlsTable({ controls }: { controls: ClassControl[] }) {
  return (
    <table className="controls">
      <thead>
        <tr>
          <th scope="col">Action</th>
          <th scope="col">
            <Icon name="keyboard" /> Keys
          </th>
          <th scope="col">
            <Icon name="touch" /> Touch
          </th>
          <th scope="col">
            <Icon name="pad" /> Pad
          </th>
        </tr>
      </thead>
      <tbody>
        {controls.map(({ action, keys, touch, pad }) => (
          <tr key={action}>
            <th scope="row">{action}</th>
            <td>
              <KeyCaps keys={keys} />
            </td>
            <td>{touch || "–"}</td>
            <td>{pad || "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function KeyCaps({ keys }: { keys: string }) {
  const parts = keyCaps(keys);
  if (parts.length === 0) return "–";
  return parts.map(({ text, isKey }, place) =>
    isKey ? <kbd key={place}>{text}</kbd> : <span key={place}>{text} </span>,
  );
}
