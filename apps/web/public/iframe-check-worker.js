// Nothing but a sign of life, for the page /iframeCheck.
postMessage("quack");
