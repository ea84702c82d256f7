import { z } from "zod";

// Must run before any schema is created: zod would otherwise compile code with `eval`, which the page's
// security policy blocks and reports.
z.config({ jitless: true });
