-- Replaces a person's recovery codes by these hashes.
create or replace function app.keep_recovery_codes(p_user_id uuid, p_hashes text[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  delete from auth.recovery_code where user_id = p_user_id;
  insert into auth.recovery_code (user_id, hash)
  select p_user_id, h
  from unnest(p_hashes) h;
end $$;
grant execute on function app.keep_recovery_codes to app_auth;
