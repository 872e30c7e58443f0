-- Spends a code; true exactly once, also for two callers at the same moment.
create or replace function app.spend_recovery_code(p_user_id uuid, p_hash text) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.recovery_code
  set used_at = now()
  where user_id = p_user_id
    and hash = p_hash
    and used_at is null;
  return found;
end $$;
grant execute on function app.spend_recovery_code to app_auth;
