-- Counts one try of a code against its challenge, in one statement, so that tries at the same moment count
-- too.
-- Answers: ok, used, expired, too-many (five a challenge, twenty in a quarter of an hour over all),
-- unknown.
create or replace function app.begin_factor_attempt(
  p_user_id uuid,
  p_factor_id uuid,
  p_challenge_id uuid
)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  challenge auth."mfaChallenge";
begin
  if (
    select coalesce(sum(c.attempts), 0)
    from auth."mfaChallenge" c
    where c."userId" = p_user_id
      and c."expiresAt" > now() - interval '10 minutes'
  ) >= 20 then
    return 'too-many';
  end if;
  update auth."mfaChallenge" c
  set attempts = c.attempts + 1
  where c.id = p_challenge_id
    and c."factorId" = p_factor_id
    and c."userId" = p_user_id
    and c."usedAt" is null
    and c."expiresAt" > now()
    and c.attempts < 5;
  if found then
    -- The fifth wrong code of a challenge is worth a mail: its owner knows whether it was they. (A right
    -- one spends the challenge.)
    if (
      select c.attempts
      from auth."mfaChallenge" c
      where c.id = p_challenge_id
    ) = 5 then
      perform app.note_security(p_user_id, 'codes.tried');
    end if;
    return 'ok';
  end if;
  select * into challenge
  from auth."mfaChallenge" c
  where c.id = p_challenge_id
    and c."factorId" = p_factor_id
    and c."userId" = p_user_id;
  return case
    when not found then 'unknown'
    when challenge."usedAt" is not null then 'used'
    when challenge."expiresAt" <= now() then 'expired'
    else 'too-many'
  end;
end $$;
grant execute on function app.begin_factor_attempt to app_auth;
