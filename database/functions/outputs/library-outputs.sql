-- The deliverables in reach that a filter finds, with what they can be ordered by. Keys of p_filter that are
-- absent are not asked for: q (words of title or decision as they are typed), agent, type, client (an id, or
-- 'none' for the organization's own), campaign, author, state (draft, saved, shared), stale. p_queries: q as
-- words that may stand anywhere in it.
create or replace function app.library_outputs(p_filter jsonb, p_queries tsquery[])
returns table (
  id uuid,
  client_id uuid,
  campaign_id uuid,
  created_by uuid,
  agent_type text,
  output_type text,
  title text,
  created_at timestamptz,
  updated_at timestamptz,
  saved_at timestamptz,
  stale_since timestamptz
)
language plpgsql stable set search_path = ''
as $$
declare
  v_pattern text := '%' || app.like_literal(p_filter ->> 'q') || '%';
  v_client text := p_filter ->> 'client';
  v_client_id uuid := nullif(v_client, 'none')::uuid;
  v_campaign_id uuid := (p_filter ->> 'campaign')::uuid;
  v_author_id uuid := (p_filter ->> 'author')::uuid;
  v_state text := p_filter ->> 'state';
begin
  return query
    select
      o.id,
      o.client_id,
      o.campaign_id,
      o.created_by,
      o.agent_type,
      o.output_type,
      o.title,
      o.created_at,
      o.updated_at,
      o.saved_at,
      least(s.since, w.since)
    from public.agent_outputs o
    left join public.stale_outputs s
      on s.org_id = o.org_id
      and s.output_id = o.id
    left join app.worn_outputs() w on w.output_id = o.id
    left join app.outputs_with_words(p_queries) h on h.output_id = o.id
    where o.org_id = app.org_id()
      and o.deleted_at is null
      and (v_client is null or o.client_id is not distinct from v_client_id)
      and (p_filter ->> 'agent' is null or o.agent_type = p_filter ->> 'agent')
      and (p_filter ->> 'type' is null or o.output_type = p_filter ->> 'type')
      and (v_campaign_id is null or o.campaign_id = v_campaign_id)
      and (v_author_id is null or o.created_by = v_author_id)
      and (
        v_pattern is null
        or h.output_id is not null
        or o.title ilike v_pattern
        or o.summary ilike v_pattern
      )
      and (
        v_state is null
        or (v_state = 'saved' and o.saved_at is not null)
        or (v_state = 'draft' and o.saved_at is null)
        or (v_state = 'shared' and o.shared_at is not null)
      )
      and (
        p_filter ->> 'stale' is null
        or coalesce(s.since, w.since) is not null = (p_filter ->> 'stale')::boolean
      );
end $$;
grant execute on function app.library_outputs to app_user;
