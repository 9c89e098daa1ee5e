import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A bot for any game of a Hearthside house. It needs nothing but a library for JSON:
///
///     java -cp app/target/hearthside.jar docs/examples/HouseBot.java http://127.0.0.1:7070 hsb_…
///
/// It sits down wherever it is asked to, and does anything that is allowed. A third word is after how many games it goes home.
class HouseBot {
    static final HttpClient HTTP = HttpClient.newHttpClient();
    static final JsonMapper JSON = new JsonMapper();
    static final Random RANDOM = new Random();
    static String house, token;

    static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create(house + "/api/bot" + path)).header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json");
    }

    static int post(String path, String body) throws Exception {
        return HTTP.send(request(path).POST(HttpRequest.BodyPublishers.ofString(body)).build(), BodyHandlers.ofString()).statusCode();
    }

    static void decide(JsonNode update) throws Exception {
        var options = update.get("options");
        var action = options.get(RANDOM.nextInt(options.size()));
        int seq = update.get("seq").intValue(), seat = update.get("viewer").intValue();
        var move = "{\"seq\":%d,\"seat\":%d,\"action\":%s}".formatted(seq, seat, action);
        while (post("/tables/%s/move".formatted(update.get("table").stringValue()), move) == 429) Thread.sleep(500); // too fast
    }

    public static void main(String[] words) throws Exception {
        house = words[0];
        token = words[1];
        int games = words.length > 2 ? Integer.parseInt(words[2]) : Integer.MAX_VALUE;
        while (games > 0) { // when the line breaks it connects again, and is told all that runs
            var stream = HTTP.send(request("/stream").build(), BodyHandlers.ofLines());
            if (stream.statusCode() != 200) throw new IllegalStateException("The house said " + stream.statusCode() + ".");
            for (var lines = stream.body().iterator(); games > 0 && lines.hasNext();) {
                var line = lines.next();
                if (line.isEmpty()) continue;
                var event = JSON.readTree(line);
                switch (event.get("is").stringValue()) {
                    case "Challenge" -> post("/challenges/%s/accept".formatted(event.get("challenge").stringValue()), "{}");
                    case "Update" -> {
                        if (!event.get("options").isEmpty()) decide(event);
                    }
                    case "End" -> {
                        System.out.println(event.get("table").stringValue() + " is over: " + event.get("result"));
                        games--;
                    }
                    default -> {
                        // remarks, and what the others ask
                    }
                }
            }
        }
        System.exit(0); // the stream is left open
    }
}
