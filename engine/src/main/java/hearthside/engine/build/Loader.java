package hearthside.engine.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/// What loads the WebAssembly: TeaVM's own, without the parts that make functions out of texts. Our pages forbid that, as pages should,
/// and it is for programs that have JavaScript in their Java; ours has none, and of the class library's own there is one line, known here.
final class Loader {
    private static final String RUNTIME = "/org/teavm/backend/wasm/wasm-gc-module-runtime.js", FROM_TEXT = "new Function(";

    private String text;

    private Loader(String text) { this.text = text; }

    static String text() throws IOException {
        try (var in = Loader.class.getResourceAsStream(RUNTIME)) {
            if (in == null) throw new IllegalStateException("TeaVM has no loader for WebAssembly.");
            return new Loader(new String(in.readAllBytes(), StandardCharsets.UTF_8)).strict();
        }
    }

    private String strict() {
        replace("result = new Function(\"return \" + name + \";\");", ";", "result = () => globalThis[name];");
        replace("new Function(\"value\", name + \" = value;\")", "(value);", "globalThis[name] = value;");
        replace("function defineFunction(fn, vararg) {", ")(rethrowJavaAsJs, fn);\n  }", """
                function gathered(fn, args, vararg, own) {
                    const last = fn.length - 1 - own;
                    return vararg ? [...args.slice(0, last), args.slice(last)] : args;
                  }
                  function defineFunction(fn, vararg) {
                    return function(...args) {
                      try {
                        return fn(...gathered(fn, args, vararg, 0));
                      } catch (e) {
                        rethrowJavaAsJs(e);
                      }
                    };
                  }""");
        replace("return new Function(\n      \"constructor\",", ")(c);", "return c;");
        replace("defineMethod(cls, name, fn, vararg) {", ")(rethrowJavaAsJs, fn);\n    }", """
                defineMethod(cls, name, fn, vararg) {
                      cls.prototype[name] = function(...args) {
                        try {
                          return fn(this, ...gathered(fn, args, vararg, 1));
                        } catch (e) {
                          rethrowJavaAsJs(e);
                        }
                      };
                    }""");
        replace("const argumentList = [];", "argumentList.push(\"p\" + (i + 1));\n  }", """
                const safely = (call) => {
                    try {
                      return call();
                    } catch (e) {
                      rethrowJsAsJava(e);
                    }
                  };
                  for (let i = 0; i < 32; ++i) {
                    imports.teavmJso["createFunction" + i] = (...words) => {
                      if (words.join() === "str,return str;") return (str) => str;
                      throw new Error("This page runs no text: " + words.join());
                    };
                    imports.teavmJso["bindFunction" + i] = (f, ...args) => f.bind(null, ...args);
                    imports.teavmJso["callFunction" + i] = (fn, ...args) => safely(() => fn(...args));
                    imports.teavmJso["callMethod" + i] = (instance, method, ...args) =>
                      safely(() => instance !== null ? instance[method](...args) : getGlobalName(method)(...args));
                    imports.teavmJso["construct" + i] = (constructor, ...args) => safely(() => new constructor(...args));
                    imports.teavmJso["arrayOf" + i] = (...args) => args;
                  }""");
        if (text.contains(FROM_TEXT)) throw new IllegalStateException("TeaVM's loader makes functions out of texts in another place too.");
        return text;
    }

    private void replace(String from, String to, String by) {
        int start = text.indexOf(from), end = start < 0 ? -1 : text.indexOf(to, start + from.length() - to.length());
        if (end < 0) throw new IllegalStateException("TeaVM's loader is another one than expected: it has no \"%s\".".formatted(from));
        text = text.substring(0, start) + by + text.substring(end + to.length());
    }
}
