package hearthside.server.people;

/// A key that a device keeps for an account; only its public half is here.
///
/// @param credential its name, base64url
/// @param signatures how often it says it has signed; a smaller number than before betrays a copy
public record Passkey(String credential, String account, String publicKey, long signatures, String device, long created, long used) {}
