-- Applied last: PostgreSQL lets everybody call a new function, and nothing of ours shall be open by
-- accident.
revoke all on all functions in schema app from public;
revoke all on all functions in schema public from public;
revoke create on schema public from public;
grant usage on schema public to app_user, app_auth;
