-- True for the first caller with this solution, false for every other. Forgets some that expired on the
-- way.
create or replace function app.spend_bot_check(p_id text, p_expires_at timestamptz) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete
  from app.spent_bot_checks
  where id in (
    select s.id
    from app.spent_bot_checks s
    where s.expires_at < now() - interval '1 minute'
    order by s.expires_at
    limit 100
    for update skip locked
  );
  insert into app.spent_bot_checks (id, expires_at)
  values (p_id, p_expires_at)
  on conflict (id) do nothing;
  return found;
end $$;
grant execute on function app.spend_bot_check to app_auth;
