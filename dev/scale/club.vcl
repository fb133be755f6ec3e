vcl 4.1;

# A cache before the club: out of the box, but for what is written here.
# Requests with a cookie are not sent to it; see haproxy.cfg.

backend default {
  .host = "127.0.0.1";
  .port = "{{origin}}";
  .first_byte_timeout = 20s;
}

# Who may have content forgotten: the club's own processes.
acl purgers {
  "127.0.0.1";
}

sub vcl_recv {
  # The proxy in front has said who asks: it is the one hop that is trusted.
  set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
  if (req.method == "PURGE") {
    if (client.ip !~ purgers || req.http.Surrogate-Key !~ "^[A-Za-z0-9 -]+$") {
      return (synth(405));
    }
    ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " +", "|") + ")(\s|$)");
    return (synth(200));
  }
  # Pages vary by it, and browsers word it in a hundred ways.
  if (req.http.Accept ~ "text/html") {
    set req.http.Accept = "text/html";
  }
}

sub vcl_backend_response {
  # A refusal takes the place of nothing that is still good for a while.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  set resp.http.X-Cache = "miss";
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  }
}
