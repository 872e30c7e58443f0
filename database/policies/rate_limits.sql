-- Counted for people who are nobody yet, so the pool's own role writes them.
grant select, insert, update, delete on app.rate_limits to app_auth;
