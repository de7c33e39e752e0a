import { createServer, type AddressInfo, type Socket } from "node:net";

type ReceivedMail = { from: string; to: string[]; raw: string; decoded: string };

export type SmtpReceiver = {
  url: string;
  mails: ReceivedMail[];
  /** Sets the response to RCPT TO from now on. */
  answerRecipients(answer: string): void;
  close(): Promise<void>;
};

/** A minimal mail server (RFC 5321) that keeps the mails it receives. */
export async function openSmtpReceiver(port = 0): Promise<SmtpReceiver> {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let recipientAnswer = "250 ok";
  const server = createServer((socket) => {
    sockets.add(socket.on("close", () => sockets.delete(socket)).on("error", () => {}));
    let [from, to, buffer, isData] = ["", [] as string[], "", false];
    socket.setEncoding("utf8").write("220 pond.test\r\n");
    socket.on("data", (chunk: string) => {
      buffer += chunk;
      for (let end; (end = buffer.indexOf(isData ? "\r\n.\r\n" : "\r\n")) >= 0;) {
        const line = buffer.slice(0, end);
        buffer = buffer.slice(end + (isData ? 5 : 2));
        socket.write(`${isData ? finish(line) : runCommand(line)}\r\n`);
      }
    });
    const runCommand = (line: string): string => {
      const address = /<(.*)>/.exec(line)?.[1] ?? "";
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === "MAIL") [from, to] = [address, []];
      if (verb === "RCPT" && recipientAnswer.startsWith("2")) to.push(address);
      if (verb === "RCPT") return recipientAnswer;
      isData = verb === "DATA";
      return isData ? "354 go on" : verb === "QUIT" ? "221 bye" : "250 ok";
    };
    const finish = (raw: string): string => {
      isData = false;
      mails.push({ from, to, raw, decoded: unquote(raw) });
      return "250 kept";
    };
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    answerRecipients: (answer) => void (recipientAnswer = answer),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

// Decodes quoted-printable, for plain letters only.
const unquote = (raw: string): string =>
  raw
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
