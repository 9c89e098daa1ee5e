package hearthside.server.http;

import io.javalin.http.Handler;
import io.javalin.http.HandlerType;

/// One HTTP call that the server answers.
public record Route(HandlerType method, String path, Handler handler) {}
