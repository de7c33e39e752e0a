import "./code-boxes.css";
import { useId } from "react";
import { Icon } from "#ui/icon.tsx";
import { plainCode } from "#features/homeroom/homeroom-words-api.ts";

const PLACES = [0, 1, 2, 3, 4, 5];

type CodeBoxesProps = { label: string; code: string; error: string | null; onChange: (code: string) => void };

/** A code of six letters. Six boxes are drawn; for the keyboard and screen readers it is one field. */
export function CodeBoxes({ label, code, error, onChange }: CodeBoxesProps) {
  const id = useId();
  return (
    <>
      <div className={error === null ? "code-boxes" : "code-boxes code-boxes--wrong"}>
        <input
          className="code-boxes__input"
          aria-label={label}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : id}
          value={code}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={({ target }) => onChange(plainCode(target.value))}
        />
        {PLACES.map((place) => (
          <span
            key={place}
            aria-hidden="true"
            className={
              place < code.length
                ? "code-boxes__box"
                : place === code.length
                  ? "code-boxes__box code-boxes__box--next"
                  : "code-boxes__box code-boxes__box--empty"
            }
          >
            {code[place]}
          </span>
        ))}
      </div>
      {error !== null && (
        <p id={id} className="code-boxes__error" role="alert">
          <Icon name="flag" />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}
