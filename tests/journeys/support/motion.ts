import type { Page } from '@playwright/test';

/** Elements with animations or transitions that move them for longer than `limit` milliseconds. */
export const movementsOver = (page: Page, limit: number) =>
  page.evaluate((limitMs) => {
    const MOVES = ['transform', 'translate', 'scale', 'rotate'];
    const rules = [...document.styleSheets].flatMap((sheet) => rulesOf(sheet));
    const keyframes = new Map(
      rules.filter((rule) => rule instanceof CSSKeyframesRule).map((rule) => [rule.name, rule]),
    );
    const styles = [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after', '::backdrop'].map((part) => ({
        element,
        style: getComputedStyle(element, part),
      })),
    );
    return styles
      .filter(({ style }) => isAnimated(style) || hasTransition(style))
      .map(({ element }) => nameOf(element));

    function rulesOf({ cssRules }: { cssRules: CSSRuleList }): CSSRule[] {
      return [...cssRules].flatMap((rule) =>
        'cssRules' in rule ? [rule, ...rulesOf(rule as CSSGroupingRule)] : [rule],
      );
    }
    function isAnimated({ animationName, animationDuration, animationTimeline }: CSSStyleDeclaration) {
      if (animationTimeline !== 'auto') return false;
      return listed(animationName, animationDuration).some(
        ([name, duration]) => duration > limitMs && moves(keyframes.get(name)?.cssText ?? ''),
      );
    }
    function hasTransition({ transitionProperty, transitionDuration }: CSSStyleDeclaration) {
      return listed(transitionProperty, transitionDuration).some(
        ([property, duration]) => duration > limitMs && ['all', ...MOVES].includes(property),
      );
    }
    function listed(names: string, durations: string) {
      const times = durations.split(',').map((time) => parseFloat(time) * 1000);
      return names.split(',').map((name, index) => [name.trim(), times[index % times.length]!] as const);
    }
    function moves(text: string) {
      return MOVES.some((property) => text.includes(`${property}:`));
    }
    function nameOf(element: Element) {
      return `${element.tagName.toLowerCase()} ${element.className}`;
    }
  }, limit);
