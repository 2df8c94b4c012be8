import { Html } from '../mail/html';

/** Colours and shapes of the product, repeated here because this page is not part of the client. */
export const mailboxStyles = new Html(`
@font-face { font-family: Figtree; src: url(/fonts/figtree.woff2) format('woff2'); font-weight: 300 900; font-display: swap; }
@font-face { font-family: 'Archivo Wide'; src: url(/fonts/archivo-wide.woff2) format('woff2'); font-weight: 600 900; font-display: swap; }
:root {
  color-scheme: light dark;
  --page: #F9FAFC; --surface: #FFFFFF; --sunken: #F2F3F8; --line: #E3E6ED; --control: #818797;
  --text: #151B2B; --text-2: #444A5A; --text-3: #606676; --link: #2D48B9; --focus: #3F5FD5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #060B1B; --surface: #131A2D; --sunken: #0B1224; --line: #252D42; --control: #818797;
    --text: #F2F3F8; --text-2: #D2D6DF; --text-3: #A7ACBA; --link: #9FB9FC; --focus: #FFB687;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 400 16px/1.6 Figtree, system-ui, sans-serif; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 6px; }
h1, h2, p, ol, pre { margin: 0; }
.box { max-width: 1280px; margin-inline: auto; padding-inline: clamp(20px, 4.5vw, 64px); }

.band { background: #0B1224; color: #F2F3F8; }
.band .box { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 24px; padding-block: 18px; }
.band :focus-visible { outline-color: #FFB687; }
.name { color: inherit; font: 800 20px/28px 'Archivo Wide', Figtree, sans-serif; letter-spacing: -.01em; text-decoration: none; }
.note { color: #D2D6DF; font-size: 15px; }

main { padding-block: clamp(32px, 5vw, 64px); }
.head { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: 24px 48px; margin-bottom: 32px; }
h1 { font: 800 clamp(34px, 5vw, 60px)/1.05 'Archivo Wide', Figtree, sans-serif; letter-spacing: -.02em; }
h2 { font-size: 20px; font-weight: 700; line-height: 1.25; }

.search { display: grid; grid-template-columns: minmax(0, 320px) auto; gap: 6px 12px; flex: 0 1 auto; }
.search label { grid-column: 1 / -1; font-size: 15px; font-weight: 600; }
.search input, .search button { height: 48px; border-radius: 10px; font: inherit; }
.search input { width: 100%; padding: 0 14px; border: 1px solid var(--control); background: var(--surface); color: var(--text); }
.search input::placeholder { color: var(--text-3); opacity: 1; }
.search button { padding: 0 22px; border: 0; background: #FF8823; color: #0B1224; font-weight: 700; cursor: pointer; white-space: nowrap; }
.search button:hover { background: #FF9E59; }
.search button:active { background: #DF7203; }
.narrowed { margin-bottom: 24px; color: var(--text-2); overflow-wrap: anywhere; }

.empty { padding: 48px 24px; border: 1px dashed var(--control); border-radius: 16px; text-align: center; }
.empty p { margin-top: 8px; color: var(--text-2); }

.mails { display: grid; gap: 12px; padding: 0; list-style: none; }
details { border: 1px solid var(--line); border-radius: 16px; background: var(--surface); }
summary { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 2px 14px; align-items: baseline; padding: 18px 24px; border-radius: 16px; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: ''; grid-row: 1 / span 2; align-self: center; width: 8px; height: 8px; border: solid var(--text-3); border-width: 0 2px 2px 0; rotate: -45deg; }
[open] > summary::before { rotate: 45deg; }
summary:hover { background: var(--sunken); }
[open] > summary { border-radius: 16px 16px 0 0; }
.subject { font-weight: 700; overflow-wrap: anywhere; }
.to { grid-column: 2; grid-row: 2; color: var(--text-2); font-size: 15px; overflow-wrap: anywhere; }
time { grid-column: 3; grid-row: 1; color: var(--text-3); font-size: 14px; font-variant-numeric: tabular-nums; white-space: nowrap; }
.links { display: flex; flex-wrap: wrap; gap: 4px 24px; padding: 0 24px 20px 46px; font-size: 15px; }
.gone { padding: 0 24px 24px 46px; color: var(--text-2); }
.parts { display: grid; border-top: 1px solid var(--line); }
iframe { display: block; width: 100%; height: 760px; border: 0; background: var(--page); }
.parts section { padding: 24px; border-top: 1px solid var(--line); min-width: 0; }
pre { margin-top: 12px; font: 14px/1.6 ui-monospace, Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; color: var(--text-2); }

@media (min-width: 62em) {
  .parts { grid-template-columns: minmax(0, 664px) minmax(0, 1fr); }
  .parts section { border-top: 0; border-left: 1px solid var(--line); padding: 32px; }
  iframe { border-radius: 0 0 0 15px; }
}
@media (max-width: 30em) {
  .search { grid-template-columns: minmax(0, 1fr) auto; width: 100%; }
  summary { padding: 16px; grid-template-columns: auto minmax(0, 1fr); }
  summary::before { grid-row: 1 / span 3; }
  time { grid-column: 2; grid-row: 3; }
  .links, .gone { padding-inline: 38px 16px; }
  iframe { height: 940px; }
}
`);
