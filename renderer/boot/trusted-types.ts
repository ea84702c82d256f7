type PolicyFactory = {
  createPolicy(name: string, rules: { readonly createHTML: (text: string) => string }): unknown;
};

/**
 * Installs a trusted-types policy for the component library's style sheets, which hold no markup.
 *
 * Rejects any text with a `<`, so that text from the platform can never become an element of the page.
 */
export function guardMarkup(page: { readonly trustedTypes?: PolicyFactory }): void {
  page.trustedTypes?.createPolicy("default", {
    createHTML: (text) => {
      if (text.includes("<")) throw new TypeError("Markup is never written into this page.");
      return text;
    },
  });
}
