import { z } from "zod";

// Before any schema is made: the library would otherwise try to compile code, which the page's policy reports.
z.config({ jitless: true });
