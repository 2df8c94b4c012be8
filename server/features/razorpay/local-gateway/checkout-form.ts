/** The checkout form of the local gateway: the script that pages load, and the page in the iframe that it opens. */

/** A script with the part of the API of Razorpay's checkout script that the product uses. */
export const formScript = (origin: string): string => `(() => {
  const origin = ${JSON.stringify(origin)};
  window.Razorpay = class {
    constructor(options) {
      this.options = options;
      this.listeners = [];
    }
    on(event, listener) {
      if (event === 'payment.failed') this.listeners.push(listener);
    }
    open() {
      const frame = document.createElement('iframe');
      frame.title = 'Local payment form';
      frame.src = origin + '/v1/checkout/form?' + new URLSearchParams({
        order_id: this.options.order_id,
        key_id: this.options.key,
        description: this.options.description ?? '',
      });
      Object.assign(frame.style, { position: 'fixed', inset: 0, width: '100%', height: '100%', border: 0, zIndex: 2147483647 });
      const onMessage = ({ data, origin: from, source }) => {
        if (from !== origin || source !== frame.contentWindow) return;
        if (data.failed) {
          for (const listener of this.listeners) listener({ error: data.failed });
          return;
        }
        window.removeEventListener('message', onMessage);
        frame.remove();
        if (data.paid) this.options.handler(data.paid);
        else this.options.modal?.ondismiss?.();
      };
      window.addEventListener('message', onMessage);
      document.body.append(frame);
    }
  };
})();
`;

interface FormFacts {
  orderId: string;
  amount: string;
  description: string;
}

export const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** The page in the iframe, with one button for each outcome of the payment. */
export const formPage = ({ orderId, amount, description }: FormFacts): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Local payment form</title>
<style>
  body { display: grid; place-content: center; min-height: 100vh; margin: 0; background: rgb(0 0 0 / 60%); font: 1rem/1.5 system-ui, sans-serif; }
  main { display: grid; box-sizing: border-box; gap: 0.75rem; width: min(24rem, 92vw); padding: 1.5rem; border-radius: 0.75rem; background: #fff; color: #111; }
  h1, p { margin: 0; }
  h1 { font-size: 1.25rem; }
  button { min-height: 2.75rem; border: 1px solid #555; border-radius: 0.5rem; background: #fff; color: #111; font: inherit; }
  button[data-outcome="success"] { border: 0; background: #0b5; color: #000; font-weight: 600; }
</style>
<main>
  <h1>Pay ${escaped(amount)}</h1>
  <p>${escaped(description)}</p>
  <p>This is the local test gateway: no money moves.</p>
  <p role="alert"></p>
  <button data-outcome="success">Pay by UPI</button>
  <button data-outcome="failure">Let the payment fail</button>
  <button data-outcome="late">Let the bank answer late</button>
  <button data-close>Close without paying</button>
</main>
<script>
  const send = (message) => parent.postMessage(message, '*');
  document.querySelector('[data-close]').onclick = () => send({ closed: true });
  for (const button of document.querySelectorAll('[data-outcome]')) {
    button.onclick = async () => {
      const answer = await fetch('/v1/checkout/pay', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ order_id: ${JSON.stringify(orderId).replaceAll('<', '\\u003c')}, outcome: button.dataset.outcome }),
      });
      const body = await answer.json();
      if (answer.ok) return send({ paid: body });
      document.querySelector('[role="alert"]').textContent = body.error.description;
      send({ failed: body.error });
    };
  }
</script>
</html>
`;
