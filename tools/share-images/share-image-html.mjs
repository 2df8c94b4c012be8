/**
 * @typedef {object} ShareImage
 * @property {string} name of the studio
 * @property {string} words text about the page, at most two lines
 * @property {string} place
 * @property {string} picture as data URL
 * @property {{ display: string, text: string }} fonts as data URLs
 */

/**
 * An HTML document that renders one image: the picture, darkened on the left behind the text, with a glow at the bottom.
 * @param {ShareImage} image
 */
export function shareImageHtml({ name, words, place, picture, fonts }) {
  return `<!doctype html>
<meta charset="utf-8">
<style>
  @font-face { font-family: Display; src: url(${fonts.display}); font-weight: 600 900; }
  @font-face { font-family: Text; src: url(${fonts.text}); font-weight: 300 900; }
  * { margin: 0; box-sizing: border-box; }
  body {
    display: grid; grid-template-rows: auto 1fr auto; width: 1200px; height: 630px; padding: 56px 64px;
    color: #F2F3F8;
    background:
      radial-gradient(46% 34% at 22% 100%, rgb(255 136 35 / .5), transparent),
      linear-gradient(90deg, rgb(6 11 27 / .94) 0, rgb(6 11 27 / .82) 42%, rgb(6 11 27 / .12) 78%),
      url(${picture}) center / cover;
  }
  .name { font: 800 34px/1 Display; letter-spacing: -.01em; }
  h1 { align-self: end; max-width: 9.5em; font: 800 86px/1.02 Display; letter-spacing: -.02em; text-wrap: balance; }
  .place { margin-top: 26px; font: 600 30px/1.2 Text; color: #FFB687; }
</style>
<p class="name">${escaped(name)}</p>
<h1>${escaped(words)}</h1>
<p class="place">${escaped(place)}</p>`;
}

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
