export interface Missing {
  /** What is not there yet, as people call it. */
  what: string
  /** What makes it. */
  command: string
}

/** The page where something would be: what to type, and that a reload suffices. */
export const notBuilt = ({ what, command }: Missing) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${what} has not been made</title>
<style>
  :root { color-scheme: dark light }
  body { margin: 0 auto; max-width: 36rem; padding: 15vh 24px 24px; font: 1rem/1.5 system-ui, sans-serif }
  h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 16px }
  code { font: 0.9375rem ui-monospace, monospace }
  pre { overflow-x: auto; padding: 16px; border: 1px solid; border-radius: 12px }
</style>
</head>
<body>
<main>
<h1>${what} has not been made</h1>
<p>In a second terminal, in the folder of this project:</p>
<pre><code>${command}</code></pre>
<p>Then load this page again. The world need not be started anew.</p>
<p><a href="/">To the product</a></p>
</main>
</body>
</html>
`
