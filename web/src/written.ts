/**
 * What was written elsewhere as JSON: by the rules, the house or this browser at another time. Of such a text the compiler knows no words,
 * so whoever reads it says what it is, and nowhere else is a type believed to be another.
 */
export const written = <T>(json: unknown): T => json as T;
