-- Counts a failed sign-in. From the fifth in a row on the email waits 30 s, then twice as long each time,
-- at most an hour.
create or replace function app.sign_in_failed(p_email text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into auth.sign_in_failure as f (email_hash, failures, last_at)
  values (encode(sha256(convert_to(lower(trim(p_email)), 'UTF8')), 'hex'), 1, now())
  on conflict (email_hash) do update
  set
    failures = case when f.last_at < now() - interval '1 day' then 1 else f.failures + 1 end,
    last_at = now(),
    locked_until = case
      when f.last_at >= now() - interval '1 day' and f.failures + 1 >= 5
        then now() + least(
          interval '1 hour',
          make_interval(secs => 30 * power(2, least(f.failures - 4, 12)))
        )
    end;
end $$;
grant execute on function app.sign_in_failed to app_auth;
