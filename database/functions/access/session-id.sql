-- The session this transaction came in with; null for work that outlives its request.
create or replace function app.session_id() returns uuid
language plpgsql stable parallel safe set search_path = ''
as $$
begin
  return nullif(current_setting('app.session_id', true), '')::uuid;
end $$;
grant execute on function app.session_id to app_user;
