-- A right code: its time step and its challenge are spent and the session rises to aal2. False when the
-- step was used before, and for an enrolment that a session without the second factor would finish beside a
-- verified one.
create or replace function app.pass_factor(
  p_session_id uuid,
  p_user_id uuid,
  p_factor_id uuid,
  p_challenge_id uuid,
  p_step bigint
)
returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- One finished enrolment at a time.
  perform 1 from auth."user" u where u.id = p_user_id for update;
  update auth."mfaFactor" f
  set
    "lastStep" = p_step,
    status = 'verified'
  where f.id = p_factor_id
    and f."userId" = p_user_id
    and (f."lastStep" is null or f."lastStep" < p_step)
    and (
      f.status = 'verified'
      or not exists (
        select 1
        from auth."mfaFactor" o
        where o."userId" = p_user_id
          and o.status = 'verified'
      )
      or exists (
        select 1
        from auth.session s
        where s.id = p_session_id
          and s."userId" = p_user_id
          and s.aal = 'aal2'
      )
    );
  if not found then
    return false;
  end if;
  update auth."mfaChallenge" c
  set "usedAt" = now()
  where c.id = p_challenge_id;
  perform app.raise_assurance(p_session_id, p_user_id, 'totp');
  return true;
end $$;
grant execute on function app.pass_factor to app_auth;
