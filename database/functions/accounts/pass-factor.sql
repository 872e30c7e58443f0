-- A right code: its time step and its challenge are spent and the session rises to aal2. False when the step was used before.
create or replace function app.pass_factor(p_session_id uuid, p_user_id uuid, p_factor_id uuid, p_challenge_id uuid, p_step bigint) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  update auth."mfaFactor" f set "lastStep" = p_step, status = 'verified' where f.id = p_factor_id and f."userId" = p_user_id and (f."lastStep" is null or f."lastStep" < p_step);
  if not found then return false; end if;
  update auth."mfaChallenge" c set "usedAt" = now() where c.id = p_challenge_id;
  perform app.raise_assurance(p_session_id, p_user_id, 'totp');
  return true;
end $$;
