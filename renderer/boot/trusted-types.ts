type PolicyFactory = {
  createPolicy(name: string, rules: { readonly createHTML: (text: string) => string }): unknown;
};

/**
 * Lets the component library write its style sheets, which hold no markup, and nothing else. Any text with a `<`
 * is refused, so that no word of the platform can ever become an element of the page.
 */
export function guardMarkup(page: { readonly trustedTypes?: PolicyFactory }): void {
  page.trustedTypes?.createPolicy("default", {
    createHTML: (text) => {
      if (text.includes("<")) throw new TypeError("Markup is never written into this page.");
      return text;
    },
  });
}
