/** The colours and measures of the house; the fonts only where the reader has them. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --wash: #f3f0e9; --ink: #1d1c1a; --muted: #615d56; --line: #e7e3da;
  --accent: #0b6e8f; --danger: #b3372b;
  --serif: Literata, Georgia, 'Times New Roman', serif;
  --sans: Figtree, system-ui, sans-serif;
  --mono: ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #12151a; --wash: #1a1f26; --ink: #ece7dc; --muted: #a39d90; --line: #272c34;
    --accent: #5fb7d4; --danger: #e58076;
  }
}
* { box-sizing: border-box; margin: 0; }
html { scroll-padding-top: 1.5rem; -webkit-text-size-adjust: 100%; }
body { background: var(--paper); color: var(--ink); font: .9375rem/1.6 var(--sans); }
a { color: var(--accent); text-decoration: none; }
a:hover, dd a { text-decoration: underline; text-underline-offset: .2em; text-decoration-thickness: 1px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; border-radius: 2px; }
code, pre { font-family: var(--mono); font-size: .875em; }
ul, dl { padding: 0; list-style: none; }
.page { max-width: 73.75rem; margin-inline: auto; padding-inline: clamp(1.25rem, 6vw, 1.5rem); }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--paper); padding: .5rem 1rem; }

.top { border-bottom: 1px solid var(--line); }
.top .page { display: flex; align-items: center; gap: 1.5rem; min-height: 4rem; color: var(--muted); }
.brand { font: 600 1.5rem/1 var(--serif); color: var(--ink); text-transform: lowercase; padding-block: .75rem; }
.brand:hover { text-decoration: none; color: var(--accent); }

h1, h2 { font-family: var(--serif); font-weight: 500; letter-spacing: -.01em; text-wrap: balance; }
h1 { font-size: clamp(2rem, 1.75rem + 1.2vw, 2.5rem); line-height: 1.15; }
h2 { font-size: 1.75rem; line-height: 1.25; padding-bottom: 1rem; border-bottom: 1px solid var(--ink); }
h2 small, h4 small { font: 400 .8125rem var(--sans); color: var(--muted); letter-spacing: 0; margin-left: .5rem; }
h4 { font-size: .8125rem; font-weight: 600; color: var(--muted); margin-top: 1.5rem; }
.lead { font: 1.125rem/1.6 var(--serif); max-width: 42.5rem; margin-block: 1rem 2rem; }
section { margin-top: 4rem; }
section > p { max-width: 42.5rem; margin-top: 1rem; color: var(--muted); }

.frame { padding-block: 2rem 6rem; }
nav { border-bottom: 1px solid var(--line); padding-bottom: .75rem; margin-bottom: 2rem; }
nav ul { display: flex; flex-wrap: wrap; column-gap: 1.25rem; }
nav a { display: block; padding-block: .625rem; color: var(--ink); }
nav span { color: var(--muted); font-size: .8125rem; font-variant-numeric: tabular-nums; }
@media (min-width: 60rem) {
  .frame { display: grid; grid-template-columns: 11rem minmax(0, 1fr); gap: 4rem; padding-top: 3rem; }
  nav { position: sticky; top: 2rem; align-self: start; max-height: calc(100vh - 4rem); overflow-y: auto; border: 0; margin: 0; padding: 0; }
  nav ul { display: block; }
  nav a { display: flex; align-items: baseline; justify-content: space-between; padding-block: .375rem; padding-right: .25rem; }
  nav .apart { border-top: 1px solid var(--line); margin-top: .75rem; padding-top: .75rem; }
}

.facts > div, .fields > div { display: grid; gap: .125rem 1.5rem; padding-block: .75rem; border-top: 1px solid var(--line); }
.facts { border-bottom: 1px solid var(--line); }
section .facts { margin-top: 1.5rem; }
.facts dt { color: var(--muted); }
.facts dd, .fields dd { min-width: 0; overflow-wrap: anywhere; }
.fields { margin-top: .5rem; font-size: .875rem; }
.fields > div { padding-block: .5rem; }
.fields dt { overflow-wrap: anywhere; }
.fields b { font-weight: 400; }
.fields dd, .none { color: var(--muted); }
.fields span::before { content: '· '; }
.fields i { display: block; font-style: normal; }
.none { margin-top: .5rem; }
@media (min-width: 40rem) {
  .facts > div { grid-template-columns: 9rem minmax(0, 1fr); }
  .fields > div { grid-template-columns: minmax(9rem, 15rem) minmax(0, 1fr); }
}

article { padding-block: 1.5rem; border-bottom: 1px solid var(--line); }
article:target, .shape:target { box-shadow: -1rem 0 var(--paper), calc(-1rem - 2px) 0 var(--accent); }
h3 { font-size: 1rem; font-weight: 400; line-height: 1.5; }
h3 a { color: inherit; }
h3 code { font-size: 1rem; overflow-wrap: anywhere; }
.method { font: 600 .75rem/1 var(--mono); letter-spacing: .04em; color: var(--accent); display: inline-block; min-width: 3.75rem; }
.method.get { color: var(--muted); }
.method.delete { color: var(--danger); }
article > p { font: 1.0625rem/1.55 var(--serif); max-width: 42.5rem; margin-top: .5rem; }
.terms { display: flex; flex-wrap: wrap; gap: 0 .5rem; margin-top: .375rem; font-size: .8125rem; color: var(--muted); }
@media (min-width: 40rem) { .terms li + li::before { content: '·'; margin-right: .5rem; } }
.who { color: var(--ink); }

summary { cursor: pointer; width: fit-content; color: var(--accent); font-size: .875rem; padding-block: .5rem; }
summary:hover { text-decoration: underline; text-underline-offset: .2em; }
details[open] > summary { margin-bottom: -.5rem; }
.shape { margin-top: 2rem; }
.shape h3 code { font-weight: 600; }
pre { background: var(--wash); border-radius: 4px; padding: 1rem; margin-top: .5rem; overflow-x: auto; line-height: 1.6; font-size: .8125rem; }
@media (pointer: coarse), (max-width: 40rem) { summary { padding-block: .75rem; } }
@media print { nav, .skip { display: none; } }
`
