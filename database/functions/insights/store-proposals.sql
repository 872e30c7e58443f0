-- Keeps what was learned and answers what is new, by its fingerprint. The same fact, or one that a person
-- rejected, is not kept again. p_found: message_id, key, value, confidence, quote, fingerprint, approved.
create or replace function app.store_proposals(
  p_session_id uuid,
  p_client_id uuid,
  p_agent_type text,
  p_found jsonb
)
returns table (id uuid, fingerprint text)
language plpgsql set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    insert into public.business_context_history as h (
      org_id,
      client_id,
      session_id,
      message_id,
      agent_type,
      extracted_context,
      confidence_score,
      quote,
      fingerprint,
      status,
      auto_approved,
      decided_at
    )
    select
      app.org_id(),
      p_client_id,
      p_session_id,
      f.message_id,
      p_agent_type,
      jsonb_build_object(f.key, f.value),
      f.confidence,
      f.quote,
      f.fingerprint,
      case when f.approved then 'approved' else 'pending' end,
      f.approved,
      case when f.approved then now() end
    from jsonb_to_recordset(p_found) as f (
      message_id uuid,
      key text,
      value text,
      confidence numeric,
      quote text,
      fingerprint text,
      approved boolean
    )
    on conflict (org_id, client_id, fingerprint) do nothing
    returning h.id, h.fingerprint;
end $$;
grant execute on function app.store_proposals to app_user;
